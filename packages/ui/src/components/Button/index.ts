export { Button, type ButtonProps } from "./Button.tsx";
export { type ButtonLook, buttonStyle } from "./buttonStyle.ts";
