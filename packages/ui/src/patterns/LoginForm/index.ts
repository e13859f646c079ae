export { type BoundInput, LoginForm, type LoginFormLabels, type LoginFormProps } from "./LoginForm.tsx";
