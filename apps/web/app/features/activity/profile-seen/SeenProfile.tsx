import { Avatar } from "@jobami/ui/Avatar";
import { Badge } from "@jobami/ui/Badge";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { List, ListItem } from "@jobami/ui/List";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { Stars } from "@jobami/ui/Rating";
import { heading, text } from "@jobami/ui/styles";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { BadgeIcon, badgeNames, badgeProofs } from "../../../entities/badge/index.ts";
import { ownProfilePath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { copy } from "./copy.ts";
import { Ask, ProfileActions } from "./ProfileActions.tsx";
import { SeenPortfolio } from "./SeenPortfolio.tsx";
import * as css from "./SeenProfile.css.ts";
import { SeenReviewsPart } from "./SeenReviewsPart.tsx";
import type { SeenService, SeenView } from "./seen-view.ts";
import { Week } from "./Week.tsx";

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id} className={heading[3]}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

function ServicePrice({ unit, amount }: SeenService) {
  if (amount === null) return copy.quote;
  if (unit === "hour") return <Price euros={amount} per="hour" />;
  return (
    <>
      <Price euros={amount} /> <span className={text.small}>{copy.flat}</span>
    </>
  );
}

function Facts({ view }: { view: SeenView }) {
  const { zone, languages, equipment, memberSince, emailChecked } = view;
  const known = [
    { term: copy.zone, details: zone },
    { term: copy.languages, details: languages.join(", ") },
    { term: copy.equipment, details: equipment.join(", ") },
    { term: copy.memberSince, details: memberSince },
    { term: copy.checked, details: emailChecked },
  ];
  return <DescriptionList entries={known.filter(({ details }) => details !== null && details !== "")} />;
}

/** A person as others see them: who, what they do for how much, where and when, and what was checked [PROF-01, PROF-04]. */
export function SeenProfile({ view }: { view: SeenView }) {
  const { name, headline, about, services, week } = view;
  const { user } = useSession();
  const isQuiet = about === "" && services.length === 0;
  return (
    <Stack as="article" gap={8} aria-label={name}>
      <Stack as="header" gap={4}>
        <Inline gap={5} align="center">
          <Avatar name={name} src={view.photo ?? undefined} size="huge" isDecorative />
          <Stack gap={2} className={css.who}>
            <Inline gap={3} align="center">
              <h1 className={`${heading[1]} ${css.bodyText}`}>{name}</h1>
              {view.isJobbeur && <Badge tone="success">{copy.jobbeur}</Badge>}
              {view.isVerified && (
                <Badge tone="info" icon={<BadgeCheck size={16} strokeWidth={1.75} />}>
                  {copy.verified}
                </Badge>
              )}
            </Inline>
            {view.reviews.rating !== null && <Stars value={view.reviews.rating} count={view.reviews.count} />}
            {headline !== "" && <p className={`${text.lead} ${css.bodyText}`}>{headline}</p>}
          </Stack>
        </Inline>
        {user?.id === view.id && (
          <Inline gap={4} align="center">
            <p className={text.soft}>{copy.own}</p>
            <LinkButton variant="secondary" to={ownProfilePath}>
              {copy.edit}
            </LinkButton>
          </Inline>
        )}
        <ProfileActions view={view} />
      </Stack>
      <Columns gap={8} ratio="2:1" from="laptop" align="start">
        <Stack gap={8}>
          {isQuiet && <p className={text.soft}>{copy.quiet}</p>}
          {about !== "" && (
            <Section id="profil-texte" title={copy.about}>
              <p className={css.about}>{about}</p>
            </Section>
          )}
          {services.length > 0 && (
            <Section id="profil-services" title={copy.services}>
              <List label={copy.services}>
                {services.map((service) => (
                  <ListItem
                    key={service.label}
                    title={service.label}
                    detail={service.experience}
                    trailing={<ServicePrice {...service} />}
                  />
                ))}
              </List>
            </Section>
          )}
          {view.portfolio.length > 0 && (
            <Section id="profil-realisations" title={copy.portfolio}>
              <SeenPortfolio pieces={view.portfolio} />
            </Section>
          )}
          {view.reviews.count > 0 && (
            <Section id="profil-avis" title={copy.reviews}>
              <SeenReviewsPart reviews={view.reviews} />
            </Section>
          )}
          {week !== null && (
            <Section id="profil-semaine" title={copy.availability}>
              <Week days={week} />
            </Section>
          )}
        </Stack>
        <Stack gap={8}>
          {view.badges.length > 0 && (
            <Section id="profil-badges" title={copy.badges}>
              <Stack as="ul" gap={3} aria-labelledby="profil-badges">
                {view.badges.map(({ key }) => (
                  <Stack as="li" key={key} gap={1} align="start">
                    <Badge icon={<BadgeIcon badge={key} />}>{badgeNames[key]}</Badge>
                    <span className={text.small}>{badgeProofs[key]}</span>
                  </Stack>
                ))}
              </Stack>
            </Section>
          )}
          <Section id="profil-faits" title={copy.facts}>
            <Facts view={view} />
          </Section>
        </Stack>
      </Columns>
      <Inline>
        <Ask view={view} label={copy.askByName(name)} />
      </Inline>
    </Stack>
  );
}
