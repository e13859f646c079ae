import type { SeenPiece } from "@jobami/api/portfolio/seen";
import { BeforeAfter } from "@jobami/ui/BeforeAfter";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading } from "@jobami/ui/styles";
import { copy } from "./copy.ts";
import * as css from "./SeenProfile.css.ts";

/** What a person shows of their work; each picture opens large. */
export function SeenPortfolio({ pieces }: { pieces: readonly SeenPiece[] }) {
  return (
    <Grid as="ul" gap={5} columns={{ tablet: 2 }} aria-label={copy.portfolio}>
      {pieces.map(({ id, title, text, before, after }) => (
        <Stack as="li" key={id} gap={2}>
          <BeforeAfter
            title={title}
            before={before && { src: before.small, href: before.large }}
            after={{ src: before === null ? after.medium : after.small, href: after.large }}
          />
          <h3 className={`${heading[4]} ${css.bodyText}`}>{title}</h3>
          {text !== "" && <p className={css.about}>{text}</p>}
        </Stack>
      ))}
    </Grid>
  );
}
