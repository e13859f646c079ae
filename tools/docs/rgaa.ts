import { join } from "node:path";
import {
  type Criterion,
  criteria,
  type Verdict,
} from "../../apps/web/app/features/site/accessibility/rgaa.ts";
import { sample } from "../../apps/web/app/features/site/accessibility/sample.ts";
import { statementOf, verdictOn } from "../../apps/web/app/features/site/accessibility/statement.ts";

/** Where the table of criteria stands for who reads the repository. */
export const rgaaFile = join(import.meta.dirname, "../../docs/rgaa.md");

const marks: Record<Verdict["is"], string> = { met: "C", notMet: "NC", notApplicable: "–", unjudged: "?" };

const cell = (text: string) => text.replaceAll("|", "\\|");

/** How a criterion is known to stand. */
function knownBy({ verdict }: Criterion): string {
  switch (verdict.is) {
    case "met":
      return verdict.shownBy.map((file) => `\`${file}\``).join(", ");
    case "notMet":
    case "notApplicable":
      return verdict.why;
    case "unjudged":
      return `To judge: ${verdict.how}`;
  }
}

/** Each criterion of RGAA 4.1.2 on each page of the sample, and how that is known. */
export function rgaaPage(): string {
  const { met, applicable, rate, unjudged, notMet } = statementOf();
  const letters = sample.map(({ letter }) => letter);
  return [
    "# RGAA 4.1.2",
    "",
    "Each criterion on each page of the sample: **C** met, **NC** not met, **–** does not apply, **?** not judged",
    "yet. The public statement (`/accessibilite`) is worked out from the same data",
    "(`apps/web/app/features/site/accessibility/rgaa.ts`); `node tools/generate.ts rgaa` writes this page.",
    "",
    `Of ${applicable} criteria that apply, ${met} are met (${rate} %), ${notMet.length} are not, ${unjudged.length} wait for a person, and`,
    "count as not met.",
    "",
    "## Sample",
    "",
    "| page | address | who | has |",
    "|---|---|---|---|",
    ...sample.map(
      ({ letter, name, path, who, has }) =>
        `| ${letter} ${name} | \`${path}\` | ${who} | ${has.join(", ")} |`,
    ),
    "",
    "## Criteria",
    "",
    `| | asks | ${letters.join(" | ")} | known by |`,
    `|---|---|${letters.map(() => "---").join("|")}|---|`,
    ...criteria.map((criterion) => {
      const verdicts = sample.map((page) => marks[verdictOn(criterion, page)]);
      return `| ${criterion.id} | ${cell(criterion.asks)} | ${verdicts.join(" | ")} | ${cell(knownBy(criterion))} |`;
    }),
    "",
  ].join("\n");
}
