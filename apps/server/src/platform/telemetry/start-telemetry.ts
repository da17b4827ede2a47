import type { Attributes, Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Traces of this process: durations and failures, without personal data. */
export interface Telemetry {
  /** A span each request, by its route template. */
  traceRequests: (server: FastifyInstance) => void;
  /** Notes why a request failed. */
  noteFailure: (request: FastifyRequest, error: unknown) => void;
  /** A span around work without a request. */
  trace: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Sends the remaining spans and stops. */
  stop: () => Promise<void>;
}

/**
 * Sends traces to the OpenTelemetry collector at `url` (OTLP over HTTP); null loads nothing of the library. Nothing is
 * instrumented automatically, since addresses, queries and statements would contain personal data.
 */
export async function startTelemetry(url: string | null): Promise<Telemetry | null> {
  if (url === null) return null;
  const [{ NodeSDK }, { OTLPTraceExporter }, { SpanKind, SpanStatusCode, trace }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/api'),
  ]);
  const sdk = new NodeSDK({
    serviceName: 'shop-api',
    autoDetectResources: false,
    instrumentations: [],
    traceExporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }),
  });
  sdk.start();
  const tracer = trace.getTracer('shop-api');
  const spans = new WeakMap<FastifyRequest, Span>();

  const fail = (span: Span, error: unknown): void => {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.addEvent('exception', scrubbedError(error) as Attributes);
  };
  return {
    traceRequests: (server) => {
      server.addHook('onRequest', (request, _reply, done) => {
        spans.set(request, tracer.startSpan(`${request.method} ${routeOf(request)}`, { kind: SpanKind.SERVER }));
        done();
      });
      server.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request);
        span?.setAttributes({
          'http.request.method': request.method,
          'http.route': routeOf(request),
          'http.response.status_code': reply.statusCode,
          'request.id': request.id,
        });
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    noteFailure: (request, error) => {
      const span = spans.get(request);
      if (span) fail(span, error);
    },
    trace: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work();
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          span.end();
        }
      }),
    stop: () => sdk.shutdown(),
  };
}

function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'unmatched';
}

/**
 * Returns the parts of an error that may be sent: kind, code and origin. The message is omitted, since messages of
 * databases, mail servers and services contain what people typed.
 */
function scrubbedError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { 'exception.type': typeof error };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .slice(0, 20);
  return {
    'exception.type': error.name,
    'exception.stacktrace': frames.join('\n'),
    ...(typeof code === 'string' && /^[\w.]{1,60}$/.test(code) && { 'exception.code': code }),
  };
}
