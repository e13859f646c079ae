/** The parts that a run is narrowed to; of each the files of tests or ids of stories that alone are run, all where none is named. */
export type Choice = Readonly<Record<string, readonly string[]>>;

/** What a part is narrowed to, as the run that began it states in `JOBAMI_UNITS`; nothing means all of it. */
export function unitsOf(part: string, written = process.env.JOBAMI_UNITS ?? ""): readonly string[] {
  return written === "" ? [] : ((JSON.parse(written) as Choice)[part] ?? []);
}
