/// A CSV download of a few foods that do not exist, with what the real ones have in them.
enum SmallDownload {
  static let folder = "FoodData_Central_foundation_food_csv_2031-04-15"

  static let tables = [
    "food.csv": foods, "foundation_food.csv": current, "branded_food.csv": brands, "food_nutrient.csv": nutrients,
    "food_portion.csv": portions, "measure_unit.csv": units, "food_category.csv": categories,
    "wweia_food_category.csv": surveyCategories, "nutrient.csv": "\"id\",\"name\"\n\"1008\",\"Energy\"\n",
  ]

  private static let foods = #"""
    "fdc_id","data_type","description","food_category_id","publication_date"
    "11","foundation_food","Sundrops, raw","9","2030-02-01"
    "12","foundation_food","Sundrops, raw","9","2031-02-01"
    "13","sub_sample_food","Sundrops, Region 1
    , SAMPLE ""A""","9","2030-02-01"
    "21","sr_legacy_food","Moonroot, orange, frozen, cooked, boiled, drained, without salt","11","2019-04-01"
    "31","survey_fndds_food","Cloud soup, NFS","2842","2030-10-31"
    "41","branded_food","STARRY NIGHT LEMONADE","","2030-05-01"
    "42","branded_food","Crunchy pebbles","","2030-05-01"
    """#

  private static let current = #"""
    "fdc_id","NDB_number","footnote"
    "12","99912",""
    """#

  private static let nutrients = #"""
    "id","fdc_id","nutrient_id","amount","data_points","derivation_id","min","max","median","loq","footnote"
    "1","11","1008","999","","","","","","",""
    "2","12","1062","251","","","","","","",""
    "3","12","2047","58","","","","","","",""
    "4","12","2048","60.5","","","","","","",""
    "5","12","1003","0.75","","","","","","",""
    "6","12","1004","0.2","","","","","","",""
    "7","21","1008","35","","","","","","",""
    "8","12","1005","15.1","","","","","","",""
    "9","12","2066","7","","","","","","",""
    "10","12","1093","","","","","","","",""
    "11","12","1087","44","","","","","","",""
    "12","31","203","2.5","","","","","","",""
    "13","31","208","41","","","","","","",""
    "14","31","307","0E-8","","","","","","",""
    "15","41","1008","42","","","","","","",""
    "16","42","1008","4e2","","","","","","",""
    "17","42","1003","about ten","","","","","","",""
    """#

  private static let portions = #"""
    "id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"
    "1","12","1","2.0","1000","","halves","250"
    "2","12","2","1","1036","","","90"
    "3","12","3","0","1049","","","70"
    "4","21","1","0.5","9999","","cup, sliced","80"
    "5","21","2","1","9999","","cup","150"
    "6","21","3","3","9999","","oz","85"
    "7","21","4","1","9999","","moonroot (3"" long)","60"
    "8","31","1","","9999","1 cup","10205","244"
    "9","31","2","","9999","1 fl oz","30000","30.5"
    "10","31","3","","9999","Quantity not specified","90000","244"
    "11","31","4","","9999","Guideline amount per cup of hot cereal","63546","61"
    """#

  private static let units = #"""
    "id","name"
    "1000","cup"
    "1036","medium"
    "1049","serving"
    "9999","undetermined"
    """#

  private static let categories = #"""
    "id","code","description"
    "9","0900","Fruits and Fruit Juices"
    "11","1100","Vegetables and Vegetable Products"
    """#

  private static let surveyCategories = #"""
    "wweia_food_category","wweia_food_category_description"
    "2842","Soups, broth-based"
    """#

  private static let brands = #"""
    "fdc_id","brand_owner","brand_name","gtin_upc","serving_size","serving_size_unit","household_serving_fulltext",\#
    "branded_food_category","modified_date"
    "41","Nightworks Ltd.","","00012345678905","355","ml","1 CAN","Soda","2031-01-02"
    "42","Pebble Mill","PEBBLE'S","12345","30.0","IU","1/2 cup","Cereal",""
    """#
}
