import { Container } from "@jobami/ui/Container";
import { heading, text } from "@jobami/ui/styles";
import { Coins, Handshake, MapPinned, Wallet } from "lucide-react";
import { discover, example } from "./copy.ts";
import * as css from "./LandingScreen.css.ts";

const pointIcons = [MapPinned, Coins, Wallet] as const;

/** How two people come to an agreement, with a thread as an example. */
export function Discover() {
  return (
    <section id="discover" className={css.section} aria-labelledby="discover-title">
      <Container width="wide">
        <div className={css.halves}>
          <div>
            <div className={css.sectionHead}>
              <p className={text.overline}>{discover.overline}</p>
              <h2 id="discover-title" className={heading[1]}>
                {discover.title}
              </h2>
              <p className={text.lead}>{discover.text}</p>
            </div>
            <ul className={css.points}>
              {discover.points.map((point, index) => {
                const Icon = pointIcons[index] ?? Coins;
                return (
                  <li key={point.title} className={css.point}>
                    <span className={css.pointIcon}>
                      <Icon size={20} strokeWidth={1.75} />
                    </span>
                    <span>
                      <strong>{point.title}</strong>
                      <br />
                      <span className={text.soft}>{point.text}</span>
                    </span>
                  </li>
                );
              })}
            </ul>
          </div>
          <Thread />
        </div>
      </Container>
    </section>
  );
}

function Thread() {
  return (
    <figure className={css.thread}>
      <figcaption className={css.threadHead}>
        <strong>{example.title}</strong>
        <span className={text.small}>{example.label}</span>
      </figcaption>
      {discover.thread.map((turn) => (
        <div key={turn.text} className={css.turn} data-side={turn.side}>
          <span>
            <span className={css.turnFrom}>{turn.from}</span>
            {turn.text}
          </span>
          <span className={css.turnPrice}>{turn.price}</span>
        </div>
      ))}
      <p className={css.deal}>
        <Handshake size={20} strokeWidth={1.75} /> {example.agreed} · {example.agreedPrice}
      </p>
    </figure>
  );
}
