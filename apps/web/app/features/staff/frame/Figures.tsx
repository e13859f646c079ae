import { Card } from "@jobami/ui/Card";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Stack } from "@jobami/ui/layout/Stack";
import { Stat } from "@jobami/ui/Stat";
import { heading } from "@jobami/ui/styles";
import { figure } from "./copy.ts";

interface FiguresProps<Name extends string> {
  title: string;
  /** What each figure counts, in their order. */
  labels: Readonly<Record<Name, string>>;
  /** Nothing while they are read. */
  counts: Readonly<Record<NoInfer<Name>, number>> | undefined;
}

/** Figures of one thing, beside each other. */
export function Figures<Name extends string>({ title, labels, counts }: FiguresProps<Name>) {
  return (
    <Card element="section" aria-labelledby="figures">
      <Stack gap={4}>
        <h2 id="figures" className={heading[4]}>
          {title}
        </h2>
        <AutoGrid least="narrow" gap={4}>
          {(Object.keys(labels) as Name[]).map((name) => (
            <Stat
              key={name}
              label={labels[name]}
              value={counts === undefined ? null : figure(counts[name])}
            />
          ))}
        </AutoGrid>
      </Stack>
    </Card>
  );
}
