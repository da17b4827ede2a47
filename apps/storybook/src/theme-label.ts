const labels: Readonly<Record<string, string>> = {
  simple: 'Simple 基準',
  base: 'Base 白紙',
  ass: 'Ass 百貨店',
  fle: 'Fle 肉屋',
  gen: 'Gen 読みもの',
  lat: 'Lat 地中海',
  sto: 'Sto 業務用',
  tee: 'Tee ポップ',
  ven: 'Ven 夜会',
  depa: 'Depa 百貨店ギフト',
  gakuen: 'Gakuen 学校生協',
};

/** Returns a theme's or variant's name with a short description; a new one has only its name. */
export const themeLabel = (name: string): string => labels[name] ?? name;
