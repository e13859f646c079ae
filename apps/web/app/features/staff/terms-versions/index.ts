export { TermsVersionsScreen } from "./TermsVersionsScreen.tsx";
