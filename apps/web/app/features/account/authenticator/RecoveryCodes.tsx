import { Button } from "@jobami/ui/Button";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { words } from "./copy.ts";
import * as css from "./RecoveryCodes.css.ts";
import { useCopy } from "./use-copy.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

function download(content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = words.fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Recovery codes, shown this once: to copy, to keep as a file or on paper. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const copy = useCopy();
  const title = useFocusAtFirst<HTMLHeadingElement>();
  const lines = codes.join("\n");
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h3 ref={title} tabIndex={-1} className={heading[4]}>
          {words.codesTitle}
        </h3>
        <p className={text.soft}>{words.codesLead}</p>
      </Stack>
      <Grid
        as="ul"
        role="list"
        columns={{ tablet: 2 }}
        gap={2}
        className={css.codes}
        aria-label={words.codesList}
      >
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </Grid>
      <Inline gap={3}>
        <Button variant="secondary" size="small" onClick={() => copy(lines)}>
          {words.copyCodes}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => download(`${words.codesTitle}\n\n${lines}\n`)}
        >
          {words.download}
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {words.print}
        </Button>
      </Inline>
      <Inline>
        <Button onClick={onKept}>{words.kept}</Button>
      </Inline>
    </Stack>
  );
}
