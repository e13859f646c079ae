import { Stack } from "@jobami/ui/layout/Stack";
import { text, visuallyHidden } from "@jobami/ui/styles";
import { useClock } from "../../../platform/clock/index.ts";
import { changeTexts, changedCopy as copy, type ShownStatement } from "./changes.copy.ts";
import * as css from "./negotiation.css.ts";

/** What a mission stated and states now, one below the other. */
export function ChangeList({ before, after }: { before: ShownStatement; after: ShownStatement }) {
  const now = useClock().now();
  return (
    <Stack as="dl" gap={3} className={css.changes}>
      {changeTexts(before, after, now).map(({ change, label, before: was, after: is }) => (
        <Stack key={change} gap={1}>
          <dt className={text.small}>{label}</dt>
          <dd className={css.change}>
            <span className={visuallyHidden}>{`${copy.was} : `}</span>
            <del>{was}</del>
          </dd>
          <dd className={css.change}>
            <span className={visuallyHidden}>{`${copy.is} : `}</span>
            <ins className={css.changed}>{is}</ins>
          </dd>
        </Stack>
      ))}
    </Stack>
  );
}
