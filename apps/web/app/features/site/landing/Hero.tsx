import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Street } from "@jobami/ui/Street";
import { heading, link, targetLine } from "@jobami/ui/styles";
import { ArrowDown, Check, Hammer, MapPin, Zap } from "lucide-react";
import { lazy, memo, Suspense } from "react";
import { shownClaims } from "../../../entities/claims/index.ts";
import { composePath, dashboardPath } from "../../../generated/paths.ts";
import { registrationAs } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { loadServiceSearch } from "../service-search/index.ts";
import { example, hero, promise } from "./copy.ts";
import * as css from "./Hero.css.ts";

const stroke = 1.75;

const LateSearch = lazy(loadServiceSearch);
/** As the server drew it until its script has come: drawn again with other props before, React would give it up meanwhile. */
const Search = memo(function Search() {
  return (
    <Suspense fallback={null}>
      <LateSearch />
    </Suspense>
  );
});

/** The promise, the search as the one thing to do, and the street. */
export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section id="home" className={css.hero}>
      <Container width="wide">
        <Columns ratio="1.35:1" from="wide" gap={12} rowGap={10} align="center">
          <Stack gap={6} align="start">
            <h1 className={`${heading.display} ${css.headline}`}>
              {promise.before}
              <span className={css.underlined}>
                {promise.underlined}
                <svg className={css.swash} viewBox="0 0 400 22" preserveAspectRatio="none" aria-hidden="true">
                  <path className={css.swashStroke} d="M4 15C90 4 180 3 230 9s110 8 166-2" />
                </svg>
              </span>{" "}
              <br />
              {promise.after}
            </h1>
            <p className={css.lead}>{hero.lead}</p>
            <div className={css.fullWidth}>
              <Search />
            </div>
            <Inline gap={3} stackedBelow="tablet" className={css.fullWidth}>
              <LinkButton variant="secondary" to={isSignedIn ? composePath : registrationAs("other")}>
                {hero.post}
              </LinkButton>
              <LinkButton variant="ghost" to={isSignedIn ? dashboardPath : registrationAs("jobbeur")}>
                {isSignedIn ? "Aller au Dashboard" : hero.offer}
              </LinkButton>
            </Inline>
            <Inline as="ul" gap={5} rowGap={2} className={css.reassurance}>
              {shownClaims("freeSignUp", "noCommission", "directPayment").map((claim) => (
                <Inline key={claim} as="li" gap={2} isOneLine align="center">
                  <Check className={css.check} size="1.1em" strokeWidth={2.5} />
                  {claim}
                </Inline>
              ))}
            </Inline>
            <a className={`${targetLine} ${link}`} href="#discover">
              {hero.discover} <ArrowDown size="1.1em" strokeWidth={stroke} />
            </a>
          </Stack>
          <Scene />
        </Columns>
      </Container>
      <div className={css.street}>
        <Street seed="place du marché" />
      </div>
    </section>
  );
}

/** An exchange as it happens here: a mission and an answer. Drawn, not read out. */
function Scene() {
  return (
    <div className={css.scene} aria-hidden="true">
      <Stack gap={3} className={css.mission}>
        <Inline gap={2} justify="between">
          <Inline as="span" gap={2} isOneLine align="center" className={css.category}>
            <Hammer size="1.1em" strokeWidth={stroke} /> {example.category}
          </Inline>
          <Inline as="span" gap={2} isOneLine align="center" className={css.urgent}>
            <Zap size="1.1em" strokeWidth={stroke} /> {example.urgent}
          </Inline>
        </Inline>
        <p className={heading[3]}>{example.title}</p>
        <Inline as="p" gap={2} isOneLine align="center" className={css.quiet}>
          <MapPin size="1.2em" strokeWidth={stroke} /> {example.place}
        </Inline>
        <Inline isOneLine align="baseline" justify="between">
          <span className={css.price}>{example.budget}</span>
          <span className={css.quiet}>{example.proposals}</span>
        </Inline>
      </Stack>
      <Stack gap={3} className={css.offer}>
        <Inline gap={3} isOneLine align="center">
          <Stack as="span" align="center" justify="center" className={css.avatar}>
            {example.jobbeurInitials}
          </Stack>
          <Stack as="span">
            <strong>{example.jobbeur}</strong>
            <span className={css.quiet}>{example.jobbeurPlace}</span>
          </Stack>
        </Inline>
        <p>{example.quote}</p>
      </Stack>
    </div>
  );
}
