import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Street } from "@jobami/ui/Street";
import { heading, text } from "@jobami/ui/styles";
import { publicPages } from "../../pages.ts";
import { LinkButton } from "../../platform/links/index.ts";
import { contactPath } from "../contact/index.ts";
import { words } from "./copy.ts";
import * as css from "./PartnerOffers.css.ts";

/** /offres-partenaires, as long as there are none: what will be there, and for whom. */
export function PartnerOffersScreen() {
  return (
    <Container>
      <Columns ratio="1:20rem" from="laptop" gap={12} rowGap={8} align="center" className={css.page}>
        <Stack gap={8}>
          <Stack as="header" gap={4}>
            <h1 className={heading[1]}>{words.title}</h1>
            <p className={text.lead}>{words.lead}</p>
            <p>{words.state}</p>
          </Stack>
          <Stack as="section" gap={4} aria-labelledby="proposer">
            <h2 id="proposer" className={heading[3]}>
              {words.askTitle}
            </h2>
            <p className={text.soft}>{words.ask}</p>
            <Inline gap={3} stackedBelow="tablet">
              <LinkButton to={contactPath(words.subject)}>{words.write}</LinkButton>
              <LinkButton variant="secondary" to={publicPages.services.path}>
                {words.services}
              </LinkButton>
            </Inline>
          </Stack>
        </Stack>
        <div className={css.picture}>
          <Street seed="rue des commerces" />
        </div>
      </Columns>
    </Container>
  );
}
