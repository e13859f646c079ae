export { ConsentRegisterScreen } from "./ConsentRegisterScreen.tsx";
export { readRegisterSearch, registerSearchPath } from "./consent-register.search.ts";
