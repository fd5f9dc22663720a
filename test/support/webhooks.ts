import type { OpenJob } from '../../src/domain/jobs/jobs.js';
import type { TryProblem } from '../../src/domain/webhook/delivery.js';
import { WebhookEventsService } from '../../src/modules/webhooks/webhook-events.service.js';
import { WebhookSecretsService } from '../../src/modules/webhooks/webhook-secrets.service.js';
import { WebhookSendJob } from '../../src/modules/webhooks/webhook-send.job.js';
import { WebhooksService } from '../../src/modules/webhooks/webhooks.service.js';
import { RandomIds } from '../../src/platform/security/random.ids.js';
import { SecretBox } from '../../src/platform/security/secret-box.port.js';
import { type WebhookCall, WebhookSender } from '../../src/platform/webhooks/webhook-sender.port.js';
import { NOON } from '../contract/stores.js';
import { freshStores } from './fresh-stores.js';

type Try = OpenJob<'webhook.send'>['payload'];

class Receiver extends WebhookSender {
  readonly httpsOnly = true;
  readonly calls: WebhookCall[] = [];
  answers: (TryProblem | null)[] = [];
  private held: Promise<void> | undefined;

  /** From now on nothing is answered. @returns what ends it. */
  hold(): () => void {
    let end: (() => void) | undefined;
    this.held = new Promise((resolve) => {
      end = resolve;
    });
    return () => end?.();
  }

  async called(times: number): Promise<void> {
    while (this.calls.length < times) await new Promise(setImmediate);
  }

  async send(call: WebhookCall) {
    this.calls.push(call);
    await this.held;
    const problem = this.answers.shift() ?? null;
    return { status: problem === null ? 204 : problem === 'status' ? 500 : null, problem, milliseconds: 3 };
  }
}

/** Says where a text lies, so that one in another place is seen. */
class PlainBox extends SecretBox {
  override seal = (secret: string, place: string) => `${place}|${secret}`;
  override open(sealed: string, place: string) {
    if (!sealed.startsWith(`${place}|`)) throw new Error(`not sealed for ${place}`);
    return sealed.slice(place.length + 1);
  }
}

/** An integrator with a webhook, what is done with it, and a receiver that answers as it is told. */
export async function webhookRig() {
  const stores = await freshStores();
  const { unitOfWork, webhooks, integrators, clock } = stores;
  const receiver = new Receiver();
  const ids = new RandomIds();
  const secrets = new WebhookSecretsService(ids, new PlainBox());
  const events = new WebhookEventsService(webhooks, ids, clock);
  const service = new WebhooksService(webhooks, events, secrets, receiver, unitOfWork, clock);
  const job = new WebhookSendJob(webhooks, integrators, secrets, receiver, clock);
  const fields = { name: 'Contoh', contact: 'it@contoh.example', purpose: 'Admissions.' };
  const { id: integratorId } = await unitOfWork.run((tx) =>
    tx.integrators.insert({ ...fields, status: 'active', createdAt: NOON }),
  );
  const caller = { keyId: 5, mode: 'live', permissions: ['webhooks.manage'], integratorId } as const;
  const { webhook, secret } = await service.add(caller, {
    url: 'https://contoh.example/hook',
    events: ['report.withdrawn'],
  });
  const open = async () =>
    (await stores.orders()).filter(({ state, name }) => state === 'open' && name === 'webhook.send');
  const handle = (payload: Try) => job.handle({ id: 1, name: 'webhook.send', payload, attempt: 1, mailId: 'm' });
  return {
    ...{ stores, receiver, service, caller, integratorId, webhook, secret, open, handle },
    /** What was ordered, oldest first. */
    tries: async () => (await open()).map(({ payload }) => payload as unknown as Try),
    /** Does what was ordered, as when it is due. */
    async work(payload: Try): Promise<void> {
      const effect = await handle(payload);
      if (effect) await unitOfWork.run(effect);
    },
    ping: async () => (await service.provoke(caller, webhook.id, 'ping')).delivery.id,
  };
}
