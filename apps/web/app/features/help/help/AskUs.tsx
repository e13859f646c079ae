import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { contactPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { copy } from "./copy.ts";
import * as css from "./Help.css.ts";

/** The way to a person, for who found nothing. */
export function AskUs() {
  return (
    <Columns
      as="aside"
      aria-label={copy.notFound}
      ratio="1:auto"
      from="laptop"
      gap={8}
      rowGap={5}
      align="center"
      className={css.contact}
    >
      <Stack gap={2}>
        <h2 className={heading[3]}>{copy.notFound}</h2>
        <p className={text.soft}>{copy.notFoundText}</p>
      </Stack>
      <LinkButton variant="secondary" to={contactPath}>
        {copy.write}
      </LinkButton>
    </Columns>
  );
}
