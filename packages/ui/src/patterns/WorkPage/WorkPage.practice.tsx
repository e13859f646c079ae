import { Card } from "../../components/Card/index.ts";
import { Container } from "../../components/Container/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import type { Practice } from "../../practice.ts";
import { PageHeader } from "../PageHeader/index.ts";
import { WorkPage } from "./index.ts";

const header = (
  <PageHeader
    key="head"
    isOfPart
    title="Paiements"
    lead="Ce que vous avez reçu et ce qui est attendu."
    size="compact"
  />
);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <WorkPage>
            {[
              header,
              <Card key="1">Monter une armoire&nbsp;: 55&nbsp;€</Card>,
              <Card key="2">Tailler une haie&nbsp;: 120&nbsp;€</Card>,
            ]}
          </WorkPage>
        ),
        why: "A compact header first, the parts below: all pages of an area begin at one place.",
      },
      dont: {
        sample: (
          <WorkPage measure="text">
            {[
              <Card key="1">Monter une armoire&nbsp;: 55&nbsp;€</Card>,
              header,
              <Card key="2">Tailler une haie&nbsp;: 120&nbsp;€</Card>,
            ]}
          </WorkPage>
        ),
        why: "The title after a part, and a list as narrow as a text: neither is where its neighbours have it.",
      },
    },
    {
      do: {
        sample: (
          <WorkPage measure="form">{[header, <TextField key="iban" label="IBAN" isRequired />]}</WorkPage>
        ),
        why: "`form` ends where fields do: a line of 20 characters is not a metre wide.",
      },
      dont: {
        sample: (
          <WorkPage>
            {[
              <Container key="c" width="text">
                {header}
              </Container>,
            ]}
          </WorkPage>
        ),
        why: "A second width inside: the title begins at another place than on the page before.",
      },
    },
  ],
  writing: [["The title is the entry of the rail", "«\u202fPaiements\u202f»"]],
  long: (
    <WorkPage>
      {[
        <PageHeader
          key="h"
          isOfPart
          size="compact"
          title="Attestations d’assurance responsabilité civile professionnelle"
        />,
        <Card key="1">Réparation d’électroménager reconditionné anticonstitutionnellement garanti</Card>,
      ]}
    </WorkPage>
  ),
  rightToLeft: (
    <WorkPage>
      {[
        <PageHeader key="h" isOfPart size="compact" title="المدفوعات" />,
        <Card key="1">تقليم سياج: 120 يورو</Card>,
      ]}
    </WorkPage>
  ),
};
