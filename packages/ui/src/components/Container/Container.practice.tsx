import type { Practice } from "../../practice.ts";
import { text } from "../../styles/text.css.ts";
import { Button } from "../Button/index.ts";
import { Card } from "../Card/index.ts";
import { TextField } from "../TextField/index.ts";
import { Container } from "./Container.tsx";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Container width="form">
            <TextField label="Ville" autoComplete="address-level2" />
          </Container>
        ),
        why: "A field as wide as its answer may be; the eye follows one column.",
      },
      dont: {
        sample: (
          <Container width="wide">
            <TextField label="Ville" autoComplete="address-level2" />
          </Container>
        ),
        why: "On a laptop the field is a metre long, and its button out of sight.",
      },
    },
    {
      do: {
        sample: (
          <Container>
            <Card>Une carte dans la page</Card>
          </Container>
        ),
        why: "One a screen, around everything.",
      },
      dont: {
        sample: (
          <Container>
            <Container>
              <Card>Une carte deux fois en retrait</Card>
            </Container>
          </Container>
        ),
        why: "Its margins add up: on a phone a third of the width is gone.",
      },
    },
  ],
  writing: [
    ["It holds no text of its own", "`text` is the measure of a page to read: some 70 letters a line"],
  ],
  long: (
    <Container width="text">
      <p className={text.soft}>
        Anticonstitutionnellement, https://exemple.fr/attestations/assurance-responsabilite-civile-2026.pdf
      </p>
    </Container>
  ),
  rightToLeft: (
    <Container width="text">
      <p>بستنة وتنظيف ودروس ونقل: اعثر على شخص موثوق بالقرب منك.</p>
      <Button>البحث</Button>
    </Container>
  ),
};
