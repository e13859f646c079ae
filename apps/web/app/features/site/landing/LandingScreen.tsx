import { findCategory } from "@jobami/api/taxonomy";
import { Container } from "@jobami/ui/Container";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { BookOpen, Compass, Hammer, Laptop, PawPrint, SprayCan, Trees, Truck, Wrench } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { withWish } from "../../../entities/service/index.ts";
import { composePath } from "../../../generated/paths.ts";
import { registrationAs } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { asking, popularServices, services, steps } from "./copy.ts";
import { Discover } from "./Discover.tsx";
import { Hero } from "./Hero.tsx";
import * as css from "./LandingScreen.css.ts";
import type { LandingView } from "./landing-view.ts";
import {
  loadAiSection,
  loadCallToAction,
  loadHighlights,
  loadPartnerOffers,
  loadPricing,
  loadWhyChoose,
} from "./taken-over.ts";

const icons = {
  jardinage: Trees,
  "petites-reparations": Wrench,
  "menage-et-nettoyage": SprayCan,
  bricolage: Hammer,
  "garde-d-animaux": PawPrint,
  "cours-et-soutien-scolaire": BookOpen,
  informatique: Laptop,
  "demenagement-et-transport": Truck,
  "coaching-et-conseils": Compass,
} as const;

/** Drawn by the server and taken over after the first paint: no one can press them before they have scrolled. */
const Highlights = lazy(loadHighlights);
const WhyChoose = lazy(loadWhyChoose);
const PartnerOffers = lazy(loadPartnerOffers);
const Pricing = lazy(loadPricing);
const AiSection = lazy(loadAiSection);
const CallToAction = lazy(loadCallToAction);

export interface LandingScreenProps {
  isSignedIn: boolean;
  view: LandingView;
}

/** The public home: the promise, four trades and the way in, how people agree, what it brings, three steps, nine services, what AI helps with, partner offers, what it costs. */
export function LandingScreen({ isSignedIn, view }: LandingScreenProps) {
  return (
    <>
      <Hero isSignedIn={isSignedIn} />
      <Suspense fallback={null}>
        <Highlights isSignedIn={isSignedIn} />
      </Suspense>
      <Discover />
      <Suspense fallback={null}>
        <WhyChoose />
      </Suspense>
      <Asking isSignedIn={isSignedIn} />
      <Steps isSignedIn={isSignedIn} />
      <Services isSignedIn={isSignedIn} />
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

const composer = composePath;
const signUp = registrationAs("other");

/** What a person does who needs a hand. */
function Asking({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section id="demander" className={css.section} aria-labelledby="asking-title">
      <Container width="wide">
        <Stack gap={3} className={css.sectionHead}>
          <h2 id="asking-title" className={heading[1]}>
            {asking.title}
          </h2>
          <p className={text.lead}>{asking.lead}</p>
        </Stack>
        <StepList steps={asking.list} />
        <LinkButton to={isSignedIn ? composer : signUp}>{asking.action}</LinkButton>
      </Container>
    </section>
  );
}

function StepList({ steps: list }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <Grid as="ol" columns={{ laptop: 3 }} gap={8} rowGap={10} className={css.steps}>
      {list.map((step) => (
        <Stack as="li" key={step.title} gap={2} justify="start" className={css.step}>
          <h3 className={heading[3]}>{step.title}</h3>
          <p className={text.soft}>{step.text}</p>
        </Stack>
      ))}
    </Grid>
  );
}

function Steps({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section id="how-it-works" className={`${css.section} ${css.sunken}`} aria-labelledby="steps-title">
      <Container width="wide">
        <Stack gap={3} className={css.sectionHead}>
          <h2 id="steps-title" className={heading[1]}>
            {steps.title}
          </h2>
          <p className={text.lead}>{steps.lead}</p>
        </Stack>
        <StepList steps={steps.list} />
        {!isSignedIn && <LinkButton to={registrationAs("jobbeur")}>{steps.action}</LinkButton>}
      </Container>
    </section>
  );
}

function Services({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section id="services" className={css.section} aria-labelledby="services-title">
      <Container width="wide">
        <Stack gap={3} className={css.sectionHead}>
          <h2 id="services-title" className={heading[1]}>
            {services.title}
          </h2>
          <p className={text.lead}>{services.lead}</p>
        </Stack>
        <ul className={css.cards}>
          {popularServices.map(({ slug, isPopular }) => {
            const Icon = icons[slug];
            return (
              <li key={slug}>
                <Inline
                  as={Link}
                  gap={4}
                  align="center"
                  className={css.card}
                  to={withWish(isSignedIn ? composer : signUp, { category: slug })}
                >
                  <Icon className={css.cardIcon} size={28} strokeWidth={1.75} />
                  <span className={css.cardName}>{findCategory(slug)?.label}</span>
                  {isPopular && <span className={css.popular}>{services.popular}</span>}
                </Inline>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
