import { randomUUID } from "node:crypto";
import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { callingRequest } from "../http/calling-network.ts";
import { routeOf } from "../metrics/count-answers.ts";
import { version } from "../process/version.ts";
import { shapeOf } from "./statement-shape.ts";
import type { Tracing } from "./tracing.port.ts";

/** A collector that does not answer is given up after this, in ms; so is what waits when the process ends. */
const answerMs = 5000;
const closeMs = 1000;
/** What waits to be sent, at most; what comes while all of it waits is dropped. */
const mostWaiting = 2048;

const traceParent = /^00-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-(?<flags>[\da-f]{2})$/;

/** The trace that a request belongs to, as the proxy in front states it (W3C). */
function contextOf({ headers }: FastifyRequest): Context {
  const { traceId, spanId, flags } = traceParent.exec(String(headers.traceparent))?.groups ?? {};
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** What went wrong, by its kind: the text is the log's. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  const { code } = error as { code?: unknown };
  span.setAttribute(
    "error.type",
    typeof code === "string" ? code : error instanceof Error ? error.name : "error",
  );
}

/** Traces in the format of OpenTelemetry, sent to a collector (OTLP over HTTP) in the background. */
export function createOpenTelemetry(options: {
  url: string;
  headers: Record<string, string>;
  part: number;
  believesCallers: boolean;
  warn: (reason: string) => void;
}): Tracing {
  const exporter = new OTLPTraceExporter({
    url: options.url,
    headers: options.headers,
    timeoutMillis: answerMs,
  });
  let isWarned = false;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": "jobami",
      "service.version": version,
      "service.instance.id": randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.part) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: {
          export: (spans, done) =>
            exporter.export(spans, (result) => {
              if (result.error !== undefined && !isWarned) options.warn(result.error.name);
              isWarned = result.error !== undefined;
              done(result);
            }),
          shutdown: () => exporter.shutdown(),
          forceFlush: () => exporter.forceFlush(),
        },
        maxQueueSize: mostWaiting,
        exportTimeoutMillis: answerMs,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer("jobami", version);

  function watch(app: FastifyInstance): void {
    const spans = new WeakMap<FastifyRequest, { span: Span; within: Context }>();
    app.addHook("onRequest", (request, _reply, done) => {
      const isOwn = trace.getActiveSpan() !== undefined;
      const around = isOwn ? context.active() : options.believesCallers ? contextOf(request) : ROOT_CONTEXT;
      const span = tracer.startSpan(
        request.method,
        {
          kind: isOwn ? SpanKind.INTERNAL : SpanKind.SERVER,
          attributes: { "http.request.method": request.method, "jobami.request_id": request.id },
        },
        around,
      );
      const within = trace.setSpan(around, span);
      spans.set(request, { span, within });
      context.with(within, done);
    });
    // Reading a body leaves the context that the request was taken in.
    app.addHook("preValidation", (request, _reply, done) => {
      context.with(spans.get(request)?.within ?? context.active(), done);
    });
    app.addHook("onError", async (request, _reply, error) => {
      const span = spans.get(request)?.span;
      if (span !== undefined && (error.statusCode ?? 500) >= 500) fail(span, error);
    });
    app.addHook("onResponse", async (request, { statusCode }) => {
      const span = spans.get(request)?.span;
      const route = routeOf(request);
      span?.updateName(`${request.method} ${route}`);
      span?.setAttributes({ "http.route": route, "http.response.status_code": statusCode });
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  }

  return {
    watch,
    job: (queue, work) => {
      const requestId = callingRequest();
      const attributes = {
        "messaging.destination.name": queue,
        ...(requestId === null ? {} : { "jobami.request_id": requestId }),
      };
      return tracer.startActiveSpan(
        `job ${queue}`,
        { kind: SpanKind.CONSUMER, root: true, attributes },
        async (span) => {
          try {
            return await work();
          } catch (error) {
            fail(span, error);
            throw error;
          } finally {
            span.end();
          }
        },
      );
    },
    beginStatement: (text) => {
      // What no request and no job asks for is the upkeep of the process.
      if (trace.getActiveSpan()?.isRecording() !== true) return () => undefined;
      const { verb, text: shape } = shapeOf(text);
      const span = tracer.startSpan(verb, {
        kind: SpanKind.CLIENT,
        attributes: { "db.system.name": "postgresql", "db.operation.name": verb, "db.query.text": shape },
      });
      return (error) => {
        if (error !== undefined) fail(span, error);
        span.end();
      };
    },
    close: async () => {
      const isOver = new Promise<void>((resolve) => setTimeout(resolve, closeMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), isOver]);
      context.disable();
    },
  };
}
