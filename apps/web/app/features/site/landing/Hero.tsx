import { Container } from "@jobami/ui/Container";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Street } from "@jobami/ui/Street";
import { heading, link, targetLine } from "@jobami/ui/styles";
import { ArrowDown, Check } from "lucide-react";
import { lazy, memo, Suspense } from "react";
import { shownClaims } from "../../../entities/claims/index.ts";
import { composePath, dashboardPath } from "../../../generated/paths.ts";
import { registrationAs } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { loadServiceSearch } from "../service-search/index.ts";
import { hero, promise } from "./copy.ts";
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
        <Stack gap={5} align="start">
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
          <Inline gap={3} align="center" stackedBelow="tablet" className={css.fullWidth}>
            <LinkButton variant="secondary" to={isSignedIn ? composePath : registrationAs("other")}>
              {hero.post}
            </LinkButton>
            <LinkButton variant="ghost" to={isSignedIn ? dashboardPath : registrationAs("jobbeur")}>
              {isSignedIn ? "Aller au Dashboard" : hero.offer}
            </LinkButton>
            <a className={`${targetLine} ${link}`} href="#discover">
              {hero.discover} <ArrowDown size="1.1em" strokeWidth={stroke} />
            </a>
          </Inline>
          <Inline as="ul" gap={5} rowGap={1} className={css.reassurance}>
            {shownClaims("freeSignUp", "noCommission", "directPayment").map((claim) => (
              <Inline key={claim} as="li" gap={2} isOneLine align="center">
                <Check className={css.check} size="1.1em" strokeWidth={2.5} />
                {claim}
              </Inline>
            ))}
          </Inline>
        </Stack>
      </Container>
      <div className={css.street}>
        <Street seed="place du marché" />
      </div>
    </section>
  );
}
