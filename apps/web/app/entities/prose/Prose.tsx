import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link } from "@jobami/ui/styles";
import { Link } from "../../platform/links/index.ts";
import * as css from "./Prose.css.ts";
import type { ProseBlock, ProseRun } from "./prose.ts";

/** A text as a person wrote it, block by block. */
export function Prose({ blocks }: { blocks: readonly ProseBlock[] }) {
  return (
    <Stack gap={4} className={css.prose}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </Stack>
  );
}

function Block({ block }: { block: ProseBlock }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id} className={`${heading[block.level === 2 ? 3 : 4]} ${css.part}`}>
          {block.text}
        </Heading>
      );
    }
    case "list":
      return (
        <Stack
          as={block.isOrdered ? "ol" : "ul"}
          gap={2}
          className={block.isOrdered ? css.ordered : css.list}
        >
          {block.items.map((runs) => (
            <li key={JSON.stringify(runs)}>
              <Runs runs={runs} />
            </li>
          ))}
        </Stack>
      );
    case "quote":
      return (
        <blockquote className={css.quote}>
          <p>
            <Runs runs={block.runs} />
          </p>
        </blockquote>
      );
    case "paragraph":
      return (
        <p className={css.paragraph}>
          <Runs runs={block.runs} />
        </p>
      );
  }
}

function Runs({ runs }: { runs: readonly ProseRun[] }) {
  return runs.map((run) => <Run key={JSON.stringify(run)} run={run} />);
}

function Run({ run: { text, to, isStrong, isEmphasised } }: { run: ProseRun }) {
  if (to?.startsWith("/"))
    return (
      <Link className={link} to={to}>
        {text}
      </Link>
    );
  if (to !== undefined)
    return (
      <a className={link} href={to}>
        {text}
      </a>
    );
  if (isStrong) return <strong>{text}</strong>;
  return isEmphasised ? <em>{text}</em> : text;
}
