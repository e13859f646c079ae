import type { ReactNode } from "react";
import { colorVisionFilterId } from "../../theme/color-vision.ts";
import { vars } from "../../theme/contract.css.ts";
import type { DisplayChoice } from "../../theme/display.ts";
import { buttonScale, fontScale } from "../../theme/scales.ts";
import * as css from "./SettingsPanel.css.ts";

function SmallPage({ theme, half = "" }: { theme: string; half?: string }): ReactNode {
  return (
    <span className={`${css.page} ${half}`} data-theme={theme}>
      <span className={css.title} />
      <span className={css.line} />
      <span className={css.action} />
    </span>
  );
}

/** A page in small, in the theme itself; both for the one that follows the device. */
export function themePicture(theme: DisplayChoice<"theme">): ReactNode {
  if (theme !== "auto") return <SmallPage theme={theme} />;
  return (
    <span className={css.halves}>
      <SmallPage theme="light" half={css.dayHalf} />
      <SmallPage theme="dark" half={css.nightHalf} />
    </span>
  );
}

/** Two letters in the size; pictures of sizes do not follow the setting that they show. */
export function fontSizePicture(size: DisplayChoice<"fontSize">): ReactNode {
  return (
    <span className={css.letters} style={{ fontSize: `${fontScale[size] * 26 - 4}px` }}>
      Aa
    </span>
  );
}

/** A button in the size. */
export function buttonSizePicture(size: DisplayChoice<"buttonSize">): ReactNode {
  const scale = buttonScale[size];
  return <span className={css.button} style={{ width: `${scale * 46}px`, height: `${scale * 24}px` }} />;
}

const telling = [vars.color.danger, vars.color.success, vars.color.jobi, vars.color.info];

/** The colours that distinguish, as the filter shows them. */
export function colorVisionPicture(vision: DisplayChoice<"colorBlindSupport">): ReactNode {
  const filter = vision === "none" ? undefined : `url(#${colorVisionFilterId(vision)})`;
  return (
    <span className={css.swatches} style={{ filter }}>
      {telling.map((background) => (
        <span key={background} style={{ background }} />
      ))}
    </span>
  );
}
