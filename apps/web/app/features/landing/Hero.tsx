import { Container } from "@jobami/ui/Container";
import { Street } from "@jobami/ui/Street";
import { heading } from "@jobami/ui/styles";
import { ArrowDown, Check, Hammer, Handshake, MapPin, Zap } from "lucide-react";
import { LinkButton } from "../../world/LinkButton.tsx";
import { example, hero, promise } from "./copy.ts";
import * as css from "./Hero.css.ts";

const stroke = 1.75;

/** The promise, the one thing to do, and the street. */
export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section id="home" className={css.hero}>
      <Container width="wide">
        <div className={css.columns}>
          <div className={css.words}>
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
            <div className={css.actions}>
              <LinkButton
                size="large"
                to={isSignedIn ? "/dashboard/missions/poster-une-mission" : "/inscription?profil=other"}
              >
                {hero.post}
              </LinkButton>
              <LinkButton
                size="large"
                variant="secondary"
                to={isSignedIn ? "/dashboard" : "/inscription?profil=jobbeur"}
              >
                {isSignedIn ? "Aller au Dashboard" : hero.offer}
              </LinkButton>
            </div>
            <ul className={css.reassurance}>
              {hero.reassurance.map((claim) => (
                <li key={claim} className={css.reassured}>
                  <Check className={css.check} size="1.1em" strokeWidth={2.5} />
                  {claim}
                </li>
              ))}
            </ul>
            <a className={css.discover} href="#discover">
              {hero.discover} <ArrowDown size="1.1em" strokeWidth={stroke} />
            </a>
          </div>
          <Scene />
        </div>
      </Container>
      <div className={css.street}>
        <Street seed="place du marché" />
      </div>
    </section>
  );
}

/** An exchange as it happens here: a mission, an answer, an agreement. Drawn, not read out. */
function Scene() {
  return (
    <div className={css.scene} aria-hidden="true">
      <div className={css.mission}>
        <div className={css.pills}>
          <span className={css.category}>
            <Hammer size="1.1em" strokeWidth={stroke} /> {example.category}
          </span>
          <span className={css.urgent}>
            <Zap size="1.1em" strokeWidth={stroke} /> {example.urgent}
          </span>
        </div>
        <p className={heading[3]}>{example.title}</p>
        <p className={css.quiet}>
          <MapPin size="1.2em" strokeWidth={stroke} /> {example.place}
        </p>
        <div className={css.foot}>
          <span className={css.price}>{example.budget}</span>
          <span className={css.quiet}>{example.proposals}</span>
        </div>
      </div>
      <div className={css.offer}>
        <div className={css.person}>
          <span className={css.avatar}>{example.jobbeurInitials}</span>
          <span>
            <strong>{example.jobbeur}</strong>
            <span className={css.quiet}>{example.jobbeurPlace}</span>
          </span>
        </div>
        <p>{example.quote}</p>
      </div>
      <div className={css.agreed}>
        <span className={css.agreedIcon}>
          <Handshake size="1.2em" strokeWidth={stroke} />
        </span>
        <span>
          <strong>{example.agreed}</strong>
          <span className={css.quiet}>{example.agreedPrice}</span>
        </span>
      </div>
    </div>
  );
}
