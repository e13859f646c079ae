/** A random UUID, version 4 (RFC 9562): `crypto.randomUUID` is not there on an address in clear text. */
export function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  return "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (digit, at: number) =>
    (Number(digit) ^ ((random[at] ?? 0) & (15 >> (Number(digit) / 4)))).toString(16),
  );
}
