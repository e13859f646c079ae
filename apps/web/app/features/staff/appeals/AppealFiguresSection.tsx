import type { AppealFigures } from "@jobami/api/appeals/contract";
import { useAppealFigures } from "@jobami/api/appeals/hooks";
import { decisionsExportPath } from "@jobami/api/appeals/routes";
import { buttonStyle } from "@jobami/ui/Button";
import { type Column, DataTable } from "@jobami/ui/DataTable";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Select } from "@jobami/ui/Select";
import { heading, text } from "@jobami/ui/styles";
import { Download } from "lucide-react";
import { useState } from "react";
import { Reading } from "../../../platform/reading/index.ts";
import { figures as copy, subjectLabels } from "./copy.ts";

const counts = ["decisions", "appeals", "waiting", "upheld", "overturned", "lifted"] as const;
const number = new Intl.NumberFormat("fr-FR");
const columns: readonly Column<AppealFigures>[] = [
  { id: "subject", header: copy.subject, isRowHeader: true, cell: ({ subject }) => subjectLabels[subject] },
  ...counts.map(
    (id): Column<AppealFigures> => ({
      id,
      header: copy[id],
      align: "end",
      cell: (line) => number.format(line[id]),
    }),
  ),
];

/** How much was decided in a year, how much of it was appealed and how that ended, with the files of both. */
export function AppealFiguresSection() {
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const reading = useAppealFigures(chosen);
  return (
    <Stack as="section" gap={4} aria-labelledby="appeal-figures">
      <h2 id="appeal-figures" className={heading[3]}>
        {copy.title}
      </h2>
      <Reading of={reading} failed={copy.failed} showsStale>
        {({ data: { year, years, figures } }) => (
          <Stack gap={4}>
            <Grid columns={{ tablet: 3 }} gap={3}>
              <Select
                label={copy.year}
                options={years.map((one) => ({ value: String(one), label: String(one) }))}
                value={String(year)}
                onChange={(value) => setChosen(Number(value))}
              />
            </Grid>
            <DataTable
              caption={copy.table(year)}
              columns={columns}
              rows={figures}
              getKey={({ subject }) => subject}
              empty={null}
            />
            <Inline gap={3}>
              <FileLink what="motifs" year={year}>
                {copy.reasonsFile}
              </FileLink>
              <FileLink what="chiffres" year={year}>
                {copy.figuresFile}
              </FileLink>
            </Inline>
            <p className={text.soft}>{copy.note}</p>
          </Stack>
        )}
      </Reading>
    </Stack>
  );
}

/** A file for spreadsheets: the browser saves it while it comes. */
function FileLink({ what, year, children }: { what: string; year: number; children: string }) {
  return (
    <a
      href={`${decisionsExportPath}?quoi=${what}&annee=${year}`}
      download
      className={buttonStyle({ variant: "secondary" })}
    >
      <Download size={18} strokeWidth={1.75} />
      {children}
    </a>
  );
}
