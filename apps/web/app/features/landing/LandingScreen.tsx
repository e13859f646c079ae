import { findCategory } from "@jobami/api/taxonomy";
import { Container } from "@jobami/ui/Container";
import { heading, text } from "@jobami/ui/styles";
import {
  BookOpen,
  Check,
  Compass,
  Hammer,
  Laptop,
  PawPrint,
  SprayCan,
  Trees,
  Truck,
  Wrench,
} from "lucide-react";
import { Link } from "react-router";
import { LinkButton } from "../../world/LinkButton.tsx";
import { popularServices, pricing, services, steps } from "./copy.ts";
import { Discover } from "./Discover.tsx";
import { Hero } from "./Hero.tsx";
import * as css from "./LandingScreen.css.ts";

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

/** The public home: the promise, how people agree, three steps, nine services, what it costs. */
export function LandingScreen({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <Hero isSignedIn={isSignedIn} />
      <Discover />
      <Steps isSignedIn={isSignedIn} />
      <Services />
      <Pricing isSignedIn={isSignedIn} />
    </>
  );
}

function Steps({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section id="how-it-works" className={`${css.section} ${css.sunken}`} aria-labelledby="steps-title">
      <Container width="wide">
        <div className={css.sectionHead}>
          <h2 id="steps-title" className={heading[1]}>
            {steps.title}
          </h2>
          <p className={text.lead}>{steps.lead}</p>
        </div>
        <ol className={css.steps}>
          {steps.list.map((step) => (
            <li key={step.title} className={css.step}>
              <h3 className={heading[3]}>{step.title}</h3>
              <p className={text.soft}>{step.text}</p>
            </li>
          ))}
        </ol>
        {!isSignedIn && <LinkButton to="/inscription?profil=jobbeur">{steps.action}</LinkButton>}
      </Container>
    </section>
  );
}

function Services() {
  return (
    <section id="services" className={css.section} aria-labelledby="services-title">
      <Container width="wide">
        <div className={css.sectionHead}>
          <h2 id="services-title" className={heading[1]}>
            {services.title}
          </h2>
          <p className={text.lead}>{services.lead}</p>
        </div>
        <ul className={css.cards}>
          {popularServices.map(({ slug, isPopular }) => {
            const Icon = icons[slug];
            return (
              <li key={slug}>
                <Link className={css.card} to="/inscription">
                  <Icon className={css.cardIcon} size={28} strokeWidth={1.75} />
                  <span className={css.cardName}>{findCategory(slug)?.label}</span>
                  {isPopular && <span className={css.popular}>{services.popular}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}

function Pricing({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section id="pricing" className={`${css.section} ${css.sunken}`} aria-labelledby="pricing-title">
      <Container width="wide">
        <div className={css.sectionHead}>
          <h2 id="pricing-title" className={heading[1]}>
            {pricing.title}
          </h2>
          <p className={text.lead}>{pricing.lead}</p>
        </div>
        <div className={css.plans}>
          <div className={css.plan}>
            <h3 className={heading[3]}>{pricing.plan}</h3>
            <p>
              <span className={css.planPrice}>{pricing.price}</span>{" "}
              <span className={text.faint}>{pricing.period}</span>
            </p>
            <ul className={css.planList}>
              {pricing.includes.map((line) => (
                <li key={line} className={css.planItem}>
                  <Check className={css.planCheck} size={20} strokeWidth={2.25} />
                  {line}
                </li>
              ))}
            </ul>
            {!isSignedIn && <LinkButton to="/inscription">{pricing.action}</LinkButton>}
          </div>
          <div className={css.jobi}>
            <h3 className={heading[3]}>{pricing.aside.title}</h3>
            <p>{pricing.aside.text}</p>
            <p className={css.jobiPrice}>
              {pricing.aside.example}
              <span className={css.coin} role="img" aria-label="Jobi">
                J
              </span>
            </p>
          </div>
        </div>
      </Container>
    </section>
  );
}
