import { defineModel } from "../../testing/index.ts";
import type { AuthenticatorPurpose } from "./authenticator-setup.types.ts";

export interface AuthenticatorSetupState {
  at: "closed" | "on" | "asking" | "proving" | "scanning" | "confirming" | "codes";
  purpose: AuthenticatorPurpose;
  isOn: boolean;
}

const at =
  (...steps: AuthenticatorSetupState["at"][]) =>
  (state: AuthenticatorSetupState) =>
    steps.includes(state.at);
const rest = ({ isOn }: AuthenticatorSetupState) => ({ at: isOn ? "on" : "closed" }) as const;
const provingFor = (purpose: AuthenticatorPurpose) => (state: AuthenticatorSetupState) =>
  state.at === "proving" && state.purpose === purpose;

/** What a person and the server can do about an app. */
export const authenticatorSetupModel = defineModel<AuthenticatorSetupState>()({
  initial: { at: "closed", purpose: "setUp", isOn: false },
  steps: {
    "turns it on": { when: at("closed", "on"), leads: () => ({ at: "asking", purpose: "setUp" }) },
    "asks for other codes": { when: at("on"), leads: () => ({ at: "asking", purpose: "renewal" }) },
    "turns it off": { when: at("on"), leads: () => ({ at: "asking", purpose: "removal" }) },
    "asks for codes of no app": { when: at("closed"), leads: () => ({}) },
    "gives the password": { when: at("asking"), leads: () => ({ at: "proving" }) },
    "is vouched for by Google": { when: at("asking"), leads: () => ({ at: "proving" }) },
    "gives no password": { when: at("asking"), leads: () => ({}) },
    "presses twice": { when: at("proving", "confirming"), leads: () => ({}) },
    "gives up": { when: at("asking", "scanning"), leads: rest },
    "gives up too late": { when: at("proving", "confirming", "codes"), leads: () => ({}) },
    "the server hands out the secret": { when: provingFor("setUp"), leads: () => ({ at: "scanning" }) },
    "the server reports other codes": { when: provingFor("renewal"), leads: () => ({ at: "codes" }) },
    "the server removes it": { when: provingFor("removal"), leads: () => ({ at: "closed", isOn: false }) },
    "the server refuses the password": { when: at("proving"), leads: () => ({ at: "asking" }) },
    "the network fails at the password": { when: at("proving"), leads: () => ({ at: "asking" }) },
    "the server breaks at the password": { when: at("proving"), leads: () => ({ at: "asking" }) },
    "gives the code": { when: at("scanning"), leads: () => ({ at: "confirming" }) },
    "gives no code": { when: at("scanning"), leads: () => ({}) },
    "the server accepts the code": { when: at("confirming"), leads: () => ({ at: "codes", isOn: true }) },
    "the server refuses the code": { when: at("confirming"), leads: () => ({ at: "scanning" }) },
    "the network fails": { when: at("confirming"), leads: () => ({ at: "scanning" }) },
    "the server breaks": { when: at("confirming"), leads: () => ({ at: "scanning" }) },
    "the secret has run out": { when: at("confirming"), leads: () => ({ at: "asking" }) },
    "the tries are spent": { when: at("confirming"), leads: () => ({ at: "asking" }) },
    "has stored the codes": { when: at("codes"), leads: rest },
  },
});
