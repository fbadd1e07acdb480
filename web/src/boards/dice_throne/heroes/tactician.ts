import checkedShield from "icon:checked-shield";
import chessKnight from "icon:chess-knight";
import crossedSabres from "icon:crossed-sabres";
import flyingFlag from "icon:flying-flag";
import snakeSpiral from "icon:snake-spiral";
import starMedal from "icon:star-medal";
import targeted from "icon:targeted";
import type { HeroPictures } from "../pictures";

export default {
  portrait: chessKnight,
  symbols: { saber: crossedSabres, flag: flyingFlag, medal: starMedal },
  tokens: { protect: checkedShield, targeted, tactical_advantage: chessKnight, constrict: snakeSpiral },
} satisfies HeroPictures;
