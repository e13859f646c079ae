import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { lazy, type ReactNode, Suspense } from "react";
import { composePath } from "../../../generated/paths.ts";
import { registrationAs } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { whenWanted } from "../../../platform/page/index.ts";
import { asking, steps } from "./copy.ts";
import { Discover } from "./Discover.tsx";
import { Hero } from "./Hero.tsx";
import * as css from "./LandingScreen.css.ts";
import type { LandingView } from "./landing-view.ts";
import { SectionHead } from "./SectionHead.tsx";
import { serviceIcons } from "./service-icons.ts";
import {
  loadAiSection,
  loadCallToAction,
  loadHighlights,
  loadPartnerOffers,
  loadPeople,
  loadPricing,
  loadServices,
  loadWhyChoose,
} from "./taken-over.ts";

/** Drawn by the server and taken over once a person is there: what stands further down is scrolled to first. */
const Services = lazy(whenWanted(loadServices));
const Highlights = lazy(whenWanted(loadHighlights));
const WhyChoose = lazy(whenWanted(loadWhyChoose));
const People = lazy(whenWanted(loadPeople));
const PartnerOffers = lazy(whenWanted(loadPartnerOffers));
const Pricing = lazy(whenWanted(loadPricing));
const AiSection = lazy(whenWanted(loadAiSection));
const CallToAction = lazy(whenWanted(loadCallToAction));

export interface LandingScreenProps {
  isSignedIn: boolean;
  view: LandingView;
}

/** The public home: the promise and the search, nine services, what it brings and who does it, four trades and the way in, how people agree, the steps of either side, what AI helps with, partner offers, what it costs. */
export function LandingScreen({ isSignedIn, view }: LandingScreenProps) {
  return (
    <>
      <Hero isSignedIn={isSignedIn} />
      <Suspense fallback={null}>
        <Services isSignedIn={isSignedIn} services={view.services} icons={serviceIcons} />
      </Suspense>
      <Suspense fallback={null}>
        <WhyChoose />
      </Suspense>
      <Suspense fallback={null}>
        <People people={view.people} />
      </Suspense>
      <Suspense fallback={null}>
        <Highlights isSignedIn={isSignedIn} />
      </Suspense>
      <Discover />
      <BothSides isSignedIn={isSignedIn} />
      <Suspense fallback={null}>
        <AiSection isSignedIn={isSignedIn} />
      </Suspense>
      <Suspense fallback={null}>
        <PartnerOffers offers={view.offers} />
      </Suspense>
      <Suspense fallback={null}>
        <Pricing isSignedIn={isSignedIn} plans={view.plans} />
      </Suspense>
      <Suspense fallback={null}>
        <CallToAction isSignedIn={isSignedIn} />
      </Suspense>
    </>
  );
}

/** What a person does who needs a hand, and one who lends theirs [LAND-15]. */
function BothSides({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={`${css.section} ${css.sunken}`}>
      <Container width="wide">
        <Columns from="laptop" gap={12} rowGap={8}>
          <Side id="demander" titleId="asking-title" {...asking}>
            <LinkButton to={isSignedIn ? composePath : registrationAs("other")}>{asking.action}</LinkButton>
          </Side>
          <Side id="how-it-works" titleId="steps-title" {...steps}>
            {!isSignedIn && <LinkButton to={registrationAs("jobbeur")}>{steps.action}</LinkButton>}
          </Side>
        </Columns>
      </Container>
    </div>
  );
}

interface SideProps {
  id: string;
  titleId: string;
  title: string;
  lead: string;
  list: readonly { title: string; text: string }[];
  children: ReactNode;
}

function Side({ id, titleId, title, lead, list, children }: SideProps) {
  return (
    <Stack
      as="section"
      gap={5}
      align="start"
      justify="start"
      id={id}
      className={css.anchor}
      aria-labelledby={titleId}
    >
      <SectionHead id={titleId} title={title} lead={lead} />
      <Stack as="ol" gap={4} className={css.steps}>
        {list.map((step) => (
          <Inline as="li" key={step.title} gap={3} isOneLine className={css.step}>
            <Stack gap={1}>
              <h3 className={heading[4]}>{step.title}</h3>
              <p className={text.soft}>{step.text}</p>
            </Stack>
          </Inline>
        ))}
      </Stack>
      {children}
    </Stack>
  );
}
