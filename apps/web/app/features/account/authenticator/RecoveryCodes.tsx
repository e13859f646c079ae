import { Button } from "@jobami/ui/Button";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { useCopy } from "../../../platform/share/index.ts";
import { copy } from "./copy.ts";
import * as css from "./RecoveryCodes.css.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

function download(content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = copy.fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Recovery codes, shown this once: to copy, to keep as a file or on paper. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const copyText = useCopy(copy);
  const title = useFocusAtFirst<HTMLHeadingElement>();
  const lines = codes.join("\n");
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h3 ref={title} tabIndex={-1} className={heading[4]}>
          {copy.codesTitle}
        </h3>
        <p className={text.soft}>{copy.codesLead}</p>
      </Stack>
      <Grid
        as="ul"
        role="list"
        columns={{ tablet: 2 }}
        gap={2}
        className={css.codes}
        aria-label={copy.codesList}
      >
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </Grid>
      <Inline gap={3}>
        <Button variant="secondary" size="small" onClick={() => copyText(lines)}>
          {copy.copyCodes}
        </Button>
        <Button variant="secondary" size="small" onClick={() => download(`${copy.codesTitle}\n\n${lines}\n`)}>
          {copy.download}
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </Inline>
      <Inline>
        <Button onClick={onSaved}>{copy.stored}</Button>
      </Inline>
    </Stack>
  );
}
