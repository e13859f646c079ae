import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
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
        <Columns ratio="1.1:1" from="wide" gap={16} rowGap={12} align="center">
          <div>
            <Stack gap={3} className={css.sectionHead}>
              <p className={text.overline}>{discover.overline}</p>
              <h2 id="discover-title" className={heading[1]}>
                {discover.title}
              </h2>
              <p className={text.lead}>{discover.text}</p>
            </Stack>
            <Stack as="ul" gap={6} className={css.points}>
              {discover.points.map((point, index) => {
                const Icon = pointIcons[index] ?? Coins;
                return (
                  <Columns as="li" key={point.title} ratio="auto:1" gap={4} rowGap={0}>
                    <Stack as="span" align="center" justify="center" className={css.pointIcon}>
                      <Icon size={20} strokeWidth={1.75} />
                    </Stack>
                    <span>
                      <strong>{point.title}</strong>
                      <br />
                      <span className={text.soft}>{point.text}</span>
                    </span>
                  </Columns>
                );
              })}
            </Stack>
          </div>
          <Thread />
        </Columns>
      </Container>
    </section>
  );
}

function Thread() {
  return (
    <Stack as="figure" gap={3} className={css.thread}>
      <Inline as="figcaption" gap={2} justify="between" className={css.threadHead}>
        <strong>{example.title}</strong>
        <span className={text.small}>{example.label}</span>
      </Inline>
      {discover.thread.map((turn) => (
        <Inline
          key={turn.text}
          gap={4}
          isOneLine
          align="baseline"
          justify="between"
          className={css.turn}
          data-side={turn.side}
        >
          <span>
            <span className={css.turnFrom}>{turn.from}</span>
            {turn.text}
          </span>
          <span className={css.turnPrice}>{turn.price}</span>
        </Inline>
      ))}
      <Inline as="p" gap={2} isOneLine align="center" className={css.deal}>
        <Handshake size={20} strokeWidth={1.75} /> {example.agreed} · {example.agreedPrice}
      </Inline>
    </Stack>
  );
}
