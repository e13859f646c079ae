export { AdministrationScreen } from "./AdministrationScreen.tsx";
export { ConsentRegisterScreen } from "./ConsentRegisterScreen.tsx";
export { readRegisterSearch, registerSearchPath } from "./consent-register.search.ts";
export { actorName, actWords } from "./copy.ts";
export { Figures } from "./Figures.tsx";
export { ModerationScreen } from "./ModerationScreen.tsx";
export { RequireStaff } from "./RequireStaff.tsx";
export { Part, StaffPage } from "./StaffPage.tsx";
export { TermsVersionsScreen } from "./TermsVersionsScreen.tsx";
