import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { Coins, Handshake, MapPinned, Wallet } from "lucide-react";
import { drawnOnce } from "../../../platform/page/index.ts";
import { discover, example } from "./copy.ts";
import * as css from "./LandingScreen.css.ts";
import { SectionHead } from "./SectionHead.tsx";

const pointIcons = [MapPinned, Coins, Wallet] as const;

/** How two people come to an agreement, with a thread as an example. */
export const Discover = import.meta.env.SSR ? drawnOnce(Agreement) : Agreement;

function Agreement() {
  return (
    <section id="discover" className={css.section} aria-labelledby="discover-title">
      <Container width="wide">
        <Columns ratio="1.1:1" from="wide" gap={12} rowGap={6} align="center">
          <Stack gap={5}>
            <SectionHead id="discover-title" title={discover.title} lead={discover.text} />
            <Stack as="ul" gap={3}>
              {discover.points.map((point, index) => {
                const Icon = pointIcons[index] ?? Coins;
                return (
                  <Inline as="li" key={point.title} gap={3} isOneLine>
                    <Icon className={css.icon} size={24} strokeWidth={1.75} />
                    <span>
                      <strong>{point.title}</strong>
                      <br />
                      <span className={text.soft}>{point.text}</span>
                    </span>
                  </Inline>
                );
              })}
            </Stack>
          </Stack>
          <Thread />
        </Columns>
      </Container>
    </section>
  );
}

function Thread() {
  return (
    <Stack as="figure" gap={2} className={css.thread}>
      <Inline as="figcaption" gap={2} rowGap={0} justify="between" className={css.threadHead}>
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
            <strong>{turn.from}</strong> {turn.text}
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
