/** Whether a statement failed because a unique value was there already (SQLSTATE 23505), however deep the driver's error is wrapped. */
export function isDuplicate(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ((at as { code?: unknown }).code === "23505") return true;
  return false;
}
