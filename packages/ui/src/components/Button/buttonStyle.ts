import { base, fullWidth, size as sizes, variant as variants } from "./Button.css.ts";

/** The look of a command, shared by Button, LinkButton and links of a router. */
export interface ButtonLook {
  /** `primary` once a view; `secondary` beside it; `ghost` for what can wait; `danger` for what destroys. */
  variant?: keyof typeof variants | undefined;
  /** `small` in lines and bars, `large` for the one command of a screen. */
  size?: keyof typeof sizes | undefined;
  /** As wide as the place it stands in. */
  isFullWidth?: boolean | undefined;
}

type SizeStyles = Record<keyof typeof sizes, { usual: string; full: string }>;

function stylesOf(variant: keyof typeof variants): SizeStyles {
  const look = (size: keyof typeof sizes) => {
    const usual = `${base} ${variants[variant]} ${sizes[size]}`;
    return { usual, full: `${usual} ${fullWidth}` };
  };
  return { small: look("small"), medium: look("medium"), large: look("large") };
}

/** Written once: a list of a thousand buttons joins no text. */
const styles: Record<keyof typeof variants, SizeStyles> = {
  primary: stylesOf("primary"),
  secondary: stylesOf("secondary"),
  ghost: stylesOf("ghost"),
  danger: stylesOf("danger"),
};

/** Class of a button look, for an element that is not ours: `<Link className={buttonStyle({ size: "large" })}>`. */
export function buttonStyle({
  variant = "primary",
  size = "medium",
  isFullWidth = false,
}: ButtonLook = {}): string {
  return styles[variant][size][isFullWidth ? "full" : "usual"];
}
