/**
 * The dishes that are always on the menu, by section, in the order in which guests see them. A name is the dish's id in
 * the database, too. What else there is to say about them is in `menu-mfe`.
 */
export const FIXED_DISHES = {
  classics: [
    'Mississippi pot roast with veggies',
    'Meatloaf with veggies',
    'Beef mock rouladen',
    'Old fashioned ham salad',
  ],
  soup: ['Chicken taco soup', 'Chicken noodle soup', 'Stuffed potato soup', 'Pork green chili'],
  desserts: [
    'Coconut cream pie',
    'Key lime pie',
    'Bread pudding with bourbon sauce',
    'Danish',
    'Carrot cake with cream cheese frosting',
    'German chocolate cake',
    'Black forest cherry chocolate cake',
    'Southern hummingbird cake',
    'Banana split cake',
  ],
} as const;
