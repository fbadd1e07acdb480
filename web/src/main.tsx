import "../.fonts/fonts.css";
import "./style/theme.css";
import "./style/base.css";
import "./style/parts.css";
import "./style/frame.css";
import "./style/desk.css";
import "./style/question.css";
import "./style/windows.css";
import "./style/screens.css";
import { render } from "preact";
import { App } from "./App";
import { follow } from "./route";
import { language } from "./settings";
import { speak } from "./words";

document.addEventListener("click", follow);
const page = document.getElementById("page");
if (page) void speak(language.value).then(() => render(<App />, page));
