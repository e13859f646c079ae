import { roleReaches } from "@jobami/api/http/route";
import type { FaqItem } from "@jobami/machines/support/faq";
import { Card } from "@jobami/ui/Card";
import { Container } from "@jobami/ui/Container";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { heading, link, targetLine, text } from "@jobami/ui/styles";
import { Mail, Phone } from "lucide-react";
import { newTicketAbout } from "../../../entities/ticket/index.ts";
import {
  assignedTicketsLabel,
  assignedTicketsPath,
  contactPath,
  helpPath,
  newBugReportPath,
  newTicketPath,
  supportTagsLabel,
  supportTagsPath,
  supportTemplatesLabel,
  supportTemplatesPath,
  ticketsPath,
} from "../../../generated/paths.ts";
import { Link, LinkButton } from "../../../platform/links/index.ts";
import { useBrand } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { help } from "./copy.ts";
import { FaqSection } from "./FaqSection.tsx";

/** Where staff answers. */
const staffPagesShown = [
  { path: assignedTicketsPath, label: assignedTicketsLabel },
  { path: supportTagsPath, label: supportTagsLabel },
  { path: supportTemplatesPath, label: supportTemplatesLabel },
];

/** The help of the dashboard: how to reach people, and the questions that were asked before [FAQ-14, SUPP-04]. */
export function HelpScreen({ questions }: { questions: readonly FaqItem[] }) {
  const { phone, email } = useBrand();
  const { user } = useSession();
  const isStaff = user !== null && roleReaches(user.role, "jobmodo");
  return (
    <>
      <Container width="wide">
        <PageHeader
          title={help.title}
          lead={help.lead}
          actions={
            <Inline gap={3}>
              <LinkButton to={newTicketPath}>{help.ask}</LinkButton>
              <LinkButton variant="secondary" to={ticketsPath}>
                {help.tickets}
              </LinkButton>
              <LinkButton variant="secondary" to={newBugReportPath}>
                {help.bug}
              </LinkButton>
            </Inline>
          }
        />
        {isStaff && (
          <Inline as="nav" gap={6} rowGap={2} aria-label={help.forStaff}>
            {staffPagesShown.map(({ path, label }) => (
              <Link key={path} className={`${link} ${targetLine}`} to={path}>
                {label}
              </Link>
            ))}
          </Inline>
        )}
        <Card element="section" padding="large" aria-labelledby="joindre-titre">
          <Stack gap={2}>
            <h2 id="joindre-titre" className={heading[3]}>
              {help.contact}
            </h2>
            <p className={text.soft}>{help.hours}</p>
            <Inline as="p" gap={6} rowGap={2}>
              <a className={`${link} ${targetLine}`} href={`mailto:${email}`}>
                <Mail size={18} strokeWidth={1.75} />
                {email}
              </a>
              <a className={`${link} ${targetLine}`} href={`tel:${phone.replaceAll(" ", "")}`}>
                <Phone size={18} strokeWidth={1.75} />
                {phone}
              </a>
            </Inline>
            <Inline as="p" gap={6} rowGap={2}>
              <Link className={`${link} ${targetLine}`} to={contactPath}>
                {help.write}
              </Link>
              <Link className={`${link} ${targetLine}`} to={helpPath}>
                {help.all}
              </Link>
              <Link className={`${link} ${targetLine}`} to={newTicketAbout("suggestion")}>
                {help.suggest}
              </Link>
              <Link className={`${link} ${targetLine}`} to={newTicketAbout("beta")}>
                {help.beta}
              </Link>
            </Inline>
          </Stack>
        </Card>
      </Container>
      <FaqSection questions={questions} isWithinHelp />
    </>
  );
}
