import { Container } from "@jobami/ui/Container";
import * as css from "./SeenProfile.css.ts";
import { SeenProfile } from "./SeenProfile.tsx";
import type { SeenView } from "./seen-view.ts";

/** The public page of a profile. */
export function SeenProfilePage({ view }: { view: SeenView }) {
  return (
    <Container>
      <div className={css.page}>
        <SeenProfile view={view} />
      </div>
    </Container>
  );
}
