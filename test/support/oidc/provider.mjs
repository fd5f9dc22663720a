// A provider of OpenID Connect as its own process: whom it knows, and what it says of them, stands in a file that tests
// change.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const { PORT, PEOPLE, RETURN_TO, SIGNED_OUT_TO } = process.env;
const ISSUER = `http://127.0.0.1:${PORT}`;

const people = () => JSON.parse(readFileSync(PEOPLE, 'utf8'));

const provider = new Provider(ISSUER, {
  clients: [
    {
      client_id: 'myverify',
      client_secret: 'a secret of the provider and the service',
      redirect_uris: [RETURN_TO],
      post_logout_redirect_uris: [SIGNED_OUT_TO],
    },
  ],
  claims: { openid: ['sub', 'acr', 'amr', 'auth_time'], email: ['email', 'email_verified'], groups: ['groups'] },
  scopes: ['openid', 'email', 'groups'],
  acrValues: ['gold'],
  cookies: { keys: ['a key of the cookies'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Grant: 600, Session: 600 },
  findAccount: (_, accountId) => {
    const { amr: _amr, acr: _acr, auth_time: _ts, ...claims } = people()[accountId] ?? {};
    return { accountId, claims: () => ({ sub: accountId, ...claims }) };
  },
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email groups');
    await grant.save();
    return grant;
  },
});
provider.on('server_error', (_, error) => console.error(error));

async function bodyOf(request) {
  let text = '';
  for await (const piece of request) text += piece;
  return new URLSearchParams(text);
}

const PAGE = (uid) => `<!doctype html><title>Organisation</title><h1>Organisation</h1>
<form method="post" action="/interaction/${uid}"><label>Who <input name="login" autofocus></label><button>Go on</button>
<button name="abort" value="1">Give up</button></form>`;

async function interact(request, response) {
  const uid = request.url.split('/')[2];
  if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(PAGE(uid));
  const body = await bodyOf(request);
  const accountId = body.get('login') ?? '';
  const { amr, acr, auth_time: ts } = people()[accountId] ?? {};
  const isKnown = accountId in people() && !body.has('abort');
  const result = isKnown ? { login: { accountId, amr, acr, ts } } : { error: 'access_denied' };
  await provider.interactionFinished(request, response, result);
}

const answer = provider.callback();
createServer((request, response) => {
  if (!request.url.startsWith('/interaction/')) return answer(request, response);
  interact(request, response).catch((error) => response.writeHead(500).end(String(error)));
}).listen(Number(PORT), '127.0.0.1', () => console.log('ready'));
