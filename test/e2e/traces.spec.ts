import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { registerStudent } from '../support/applicant.js';
import { freePort } from '../support/free-port.js';
import { PortalClient } from '../support/portal.js';
import { type RunningServer, startAlone, waitFor } from '../support/server.js';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: string } }[];
  readonly links: readonly { traceId: string; spanId: string }[];
}

/** Takes spans as OTLP in JSON, and nothing else. */
class Collector {
  readonly spans: Span[] = [];
  readonly bodies: string[] = [];
  private constructor(private readonly server: Server) {}

  static async start(): Promise<Collector> {
    const server = createServer((request, answer) => {
      if (request.method !== 'POST' || request.url !== '/v1/traces') return void answer.writeHead(404).end();
      json(request).then((body) => {
        made.bodies.push(JSON.stringify(body));
        const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
        made.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
        answer.end('{}');
      });
    });
    const made = new Collector(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return made;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const attributeOf = (span: Span, key: string) => {
  const value = span.attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe('with a collector', () => {
  let collector: Collector;
  let server: RunningServer;
  beforeAll(async () => {
    collector = await Collector.start();
    server = await startAlone({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  });
  afterAll(async () => {
    await server?.dispose();
    collector?.stop();
  });

  it('a request and the jobs that it ordered are one trace, and nobody is named in it', async () => {
    const student = await registerStudent(server);
    const job = await waitFor('a span of a job', async () => collector.spans.find(({ name }) => name === 'mail.code'));
    expect([attributeOf(job, 'job.outcome'), attributeOf(job, 'job.attempt'), job.kind]).toEqual(['done', '1', 5]);
    const request = await waitFor('the span of its request', async () =>
      collector.spans.find(({ spanId }) => spanId === job.parentSpanId),
    );
    expect(request).toMatchObject({ traceId: job.traceId, kind: 2, links: [] });
    expect(request.name).toMatch(/^POST \/api\//);
    expect(attributeOf(request, 'http.response.status_code')).toBe('200');
    expect(BigInt(request.endTimeUnixNano)).toBeGreaterThan(BigInt(request.startTimeUnixNano));
    expect(collector.bodies.join('\n')).not.toContain(student.email);
    expect(collector.bodies.join('\n')).not.toContain('127.0.0.1');
  });

  it('a request has the id of its answer, its pattern and no query, and a link to the trace of its caller', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const answer = await fetch(`${server.url}/api/v1/jobs/4711?secret=query`, {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    });
    const own = answer.headers.get('x-request-id')?.replaceAll('-', '');
    const span = await waitFor('its span', async () => collector.spans.find((one) => one.traceId === own));
    expect(span.name).toBe('GET /api/v1/jobs/:id');
    expect(attributeOf(span, 'http.response.status_code')).toBe(String(answer.status));
    expect(span.links).toEqual([{ traceId, spanId: '00f067aa0ba902b7' }]);
    expect(collector.bodies.join('\n')).not.toMatch(/4711|secret/);
  });

  it('that is away is told of in one line, and changes nothing else', async () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${await freePort()}`;
    const alone = await startAlone({ env: { OTEL_EXPORTER_OTLP_ENDPOINT } });
    const said = () => alone.log.match(/Collector of traces .*/g) ?? [];
    await registerStudent(alone);
    await waitFor('the line', async () => said().length > 0);
    const client = new PortalClient(alone.url);
    for (let call = 0; call < 3; call += 1) {
      expect((await client.get('/api/user/info')).status).toBe(401);
      await new Promise((later) => setTimeout(later, 2_200));
    }
    expect((await fetch(`${alone.url}/health/ready`)).status).toBe(200);
    expect(said()).toEqual([expect.stringMatching(/^Collector of traces fails: .*ECONNREFUSED/)]);
    expect(await alone.stop()).toBe(0);
    await alone.dispose();
  });
});
