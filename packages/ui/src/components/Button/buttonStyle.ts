import { base, fullWidth, size as sizes, variant as variants } from "./Button.css.ts";

/** The look of a command, shared by Button, LinkButton and links of a router. */
export interface ButtonLook {
  /** `primary` once a view; `secondary` beside it; `ghost` for what can wait; `danger` for what destroys. */
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  isFullWidth?: boolean | undefined;
}

const looks = new Map<string, string>();

/** Class of a button look, for an element that is not ours: `<Link className={buttonStyle({ size: "large" })}>`. */
export function buttonStyle({
  variant = "primary",
  size = "medium",
  isFullWidth = false,
}: ButtonLook = {}): string {
  const name = `${variant} ${size} ${isFullWidth}`;
  const known = looks.get(name);
  if (known !== undefined) return known;
  const look = `${base} ${variants[variant]} ${sizes[size]}${isFullWidth ? ` ${fullWidth}` : ""}`;
  looks.set(name, look);
  return look;
}
