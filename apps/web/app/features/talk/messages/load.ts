/** What sends messages that an earlier page left behind: most pages never need its script. */
export async function loadOutboxCarrier() {
  return { default: (await import("./OutboxCarrier.tsx")).OutboxCarrier };
}
