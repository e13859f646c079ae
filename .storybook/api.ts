import { sampleHandler } from "@jobami/api/mock";

function isApiCall(frame: { data: unknown }): boolean {
  const { request } = frame.data as { request?: Request };
  return request !== undefined && new URL(request.url).pathname.startsWith("/api/");
}

/**
 * Answers every call of the contract with its sample; a story's `parameters.msw` comes first, and a call that nothing
 * answers is an error of the story.
 */
export async function startApi() {
  const { setupWorker } = await import("msw/browser");
  const worker = setupWorker(sampleHandler);
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => (isApiCall(frame) ? defaults.error() : undefined),
  });
  return worker;
}
