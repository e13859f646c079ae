import { base, fullWidth, size as sizes, variant as variants } from "./Button.css.ts";

/** The look of a command, shared by Button, LinkButton and links of a router. */
export interface ButtonLook {
  /** `primary` once a view; `secondary` beside it; `ghost` for what can wait; `danger` for what destroys. */
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  isFullWidth?: boolean | undefined;
}

type Looks = Record<keyof typeof sizes, { usual: string; full: string }>;

function looksOf(variant: keyof typeof variants): Looks {
  const look = (size: keyof typeof sizes) => {
    const usual = `${base} ${variants[variant]} ${sizes[size]}`;
    return { usual, full: `${usual} ${fullWidth}` };
  };
  return { small: look("small"), medium: look("medium"), large: look("large") };
}

/** Written once: a list of a thousand buttons joins no words. */
const looks: Record<keyof typeof variants, Looks> = {
  primary: looksOf("primary"),
  secondary: looksOf("secondary"),
  ghost: looksOf("ghost"),
  danger: looksOf("danger"),
};

/** Class of a button look, for an element that is not ours: `<Link className={buttonStyle({ size: "large" })}>`. */
export function buttonStyle({
  variant = "primary",
  size = "medium",
  isFullWidth = false,
}: ButtonLook = {}): string {
  return looks[variant][size][isFullWidth ? "full" : "usual"];
}
