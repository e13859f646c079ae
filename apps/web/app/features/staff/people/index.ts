export { BirthdaysScreen } from "./BirthdaysScreen.tsx";
export { InactiveScreen } from "./InactiveScreen.tsx";
export { PeopleScreen } from "./PeopleScreen.tsx";
export { PersonScreen } from "./PersonScreen.tsx";
