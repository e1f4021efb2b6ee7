/**
 * The attributes of the elements, by tag; a question mark follows those that are set or not. Generated from
 * custom-elements.json when the package is built.
 */
export const attributes = {
  'mj-claims': 'discard from kong round barred missed claims precedence? compare? timeline? profile limit rules',
  'mj-doubles': 'points doubles model profile limit rules',
  'mj-exercise': 'ask for seed want count guided? keep? name required? disabled? profile limit rules',
  'mj-game': 'players hands rounds chips stake expect editable? name disabled? profile limit rules',
  'mj-hand':
    'hand notation seat round win circumstances seen partial? situation? spread? highlight indices? expect editable? name required? min winning? disabled? profile limit rules',
  'mj-incidents': 'about scores winner discarder offender profile limit rules',
  'mj-rules': 'base compare sections differences? view editable? applies-to for name profile limit rules',
  'mj-score-breakdown': 'for compare panels steps? section view profile limit rules',
  'mj-settlement':
    'scores winner discarder dead liable incidents round pao? compare editable? view name profile limit rules',
  'mj-tile': 'tile face-down? sideways? indices?',
  'mj-value': 'hand notation for rule figure partial? seat round win circumstances expect profile limit rules',
  'mj-waits': 'for seen unknown draws profile limit rules',
  'mj-wall': 'dice step drawn replaced seed bonus view editable? profile limit rules',
} as const;
