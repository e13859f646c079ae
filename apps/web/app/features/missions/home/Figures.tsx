import { useJobiBalance } from "@jobami/api/jobi/hooks";
import type { Waiting } from "@jobami/api/proposals/contract";
import { Card } from "@jobami/ui/Card";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Stack } from "@jobami/ui/layout/Stack";
import { Stat } from "@jobami/ui/Stat";
import { heading, link } from "@jobami/ui/styles";
import { Link } from "react-router";
import { offersPath, planningPath } from "../../../generated/paths.ts";
import { ownMissionsPath } from "../missions/index.ts";
import { copy, countText, figures } from "./copy.ts";
import * as css from "./HomeScreen.css.ts";

type Figure = keyof typeof figures;

/** Where what a figure counts stands. */
const paths: Readonly<Record<Figure, string>> = {
  toAnswer: offersPath,
  answersAwaited: offersPath,
  underWay: planningPath,
  openMissions: ownMissionsPath,
};

interface FiguresProps {
  /** Nothing where they could not be read. */
  counts: Waiting["counts"] | undefined;
  /** How many answers are awaited besides those to proposals: to an hour, and to who asks first. */
  otherAnswers: number;
}

/** What there is, counted, and what one has. */
export function Figures({ counts, otherAnswers }: FiguresProps) {
  const shown = counts && { ...counts, toAnswer: counts.toAnswer + otherAnswers };
  const balance = useJobiBalance(true).data?.montant;
  return (
    <Card element="section" aria-labelledby="figures">
      <Stack gap={4}>
        <h2 id="figures" className={heading[4]}>
          {copy.figures}
        </h2>
        <AutoGrid least="narrow" gap={4} className={css.figures}>
          <div className={css.balance}>
            <Stat
              label={copy.balance}
              value={balance === undefined ? "…" : <JobiAmount amount={balance} />}
              help={copy.balanceHelp}
            />
          </div>
          {shown !== undefined &&
            (Object.keys(figures) as Figure[])
              .filter((name) => shown[name] > 0)
              .map((name) => (
                <Stat
                  key={name}
                  label={figures[name]}
                  value={
                    <Link
                      className={link}
                      to={paths[name]}
                      aria-label={`${figures[name]}\u00a0: ${countText(shown[name])}`}
                    >
                      {countText(shown[name])}
                    </Link>
                  }
                />
              ))}
        </AutoGrid>
      </Stack>
    </Card>
  );
}
