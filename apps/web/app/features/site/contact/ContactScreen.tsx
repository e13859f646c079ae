import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { Street } from "@jobami/ui/Street";
import { heading, targetLine, text } from "@jobami/ui/styles";
import { Mail, Phone } from "lucide-react";
import { helpPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useBrand } from "../../../platform/page/index.ts";
import * as css from "./Contact.css.ts";
import { ContactForm } from "./ContactForm.tsx";
import { copy } from "./copy.ts";
import type { ContactPosted } from "./use-contact-form.ts";

export interface ContactScreenProps {
  subject: string;
  posted?: ContactPosted;
}

/** /contact: the form, and the other ways. */
export function ContactScreen(props: ContactScreenProps) {
  return (
    <Container width="wide">
      <Stack gap={10} className={css.page}>
        <Stack as="header" gap={3} className={css.head}>
          <h1 className={heading[1]}>{copy.title}</h1>
          <p className={text.lead}>{copy.lead}</p>
        </Stack>
        <Columns ratio="1.4:1" from="laptop" gap={12} rowGap={10} align="start">
          <ContactForm {...props} />
          <Ways />
        </Columns>
      </Stack>
    </Container>
  );
}

function Ways() {
  const { phone, email } = useBrand();
  const icon = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;
  return (
    <Stack as="aside" gap={6} className={css.aside} aria-labelledby="autrement">
      <Stack gap={1} align="start">
        <h2 id="autrement" className={heading[3]}>
          {copy.other}
        </h2>
        <a className={`${targetLine} ${css.way}`} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
          <Phone {...icon} /> {phone}
        </a>
        <a className={`${targetLine} ${css.way}`} href={`mailto:${email}`}>
          <Mail {...icon} /> {email}
        </a>
        <p>{copy.hours}</p>
      </Stack>
      <Stack gap={3} align="start">
        <h2 className={heading[3]}>{copy.helpTitle}</h2>
        <p>{copy.helpText}</p>
        <LinkButton variant="secondary" to={helpPath}>
          {copy.help}
        </LinkButton>
      </Stack>
      <div className={css.street}>
        <Street seed="rue de la poste" variant="spot" />
      </div>
    </Stack>
  );
}
