/** A code as it counts: people copy it with blanks, no-break ones too, hyphens and points between its groups. */
export function withoutBreaks(code: string): string {
  return code.replaceAll(/[\s.·_\-\u2010-\u2015]/g, "");
}
