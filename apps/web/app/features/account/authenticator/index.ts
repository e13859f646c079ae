export { AuthenticatorCard } from "./AuthenticatorCard.tsx";
