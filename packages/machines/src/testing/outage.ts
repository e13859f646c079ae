/** A failed call as the client throws it; `status` is 0 when the network was cut. */
interface CallFailure {
  code: string;
  status: number;
}

const now = { isServerBroken: false, wasCut: false };

function isCallFailure(error: unknown): error is CallFailure {
  return typeof error === "object" && error !== null && "code" in error && "status" in error;
}

/** What a cut network makes of a call: while `withServerBroken` runs, the 500 of a server that breaks, with its sentence. */
export function failureOf(error: unknown): unknown {
  if (!isCallFailure(error) || error.code !== "NETWORK") return error;
  now.wasCut = true;
  if (!now.isServerBroken) return error;
  return { ...error, code: "INTERNAL_ERROR", status: 500, message: "Une erreur est survenue de notre côté." };
}

/** Whether a run cuts the network of a call. */
export function cutsNetwork(run: () => void): boolean {
  now.wasCut = false;
  run();
  return now.wasCut;
}

/** Runs the same with a server that breaks wherever the network is cut. */
export function withServerBroken(run: () => void): void {
  now.isServerBroken = true;
  try {
    run();
  } catch (error) {
    if (error instanceof Error)
      error.message += "\nwith a server that breaks (500) wherever the network is cut";
    throw error;
  } finally {
    now.isServerBroken = false;
  }
}
